import { expect, it } from 'vitest'
import { isUid, toUid } from './uid.ts'

it.each([
  ['about-us', true],
  ['über-uns', true],
  ['u\u0308ber-uns', true],
  ['日本', true],
  ['ガイド', true],
  ['صفحة', true],
  ['می\u200cخواهم', true],
  ['οδός', true],
  ['สวัสดี', true],
  ['-contact', true],
  ['v1.2', true],
  ['a'.repeat(255), true],
  ['日'.repeat(255), true],
  ['a'.repeat(256), false],
  ['Über-uns', false],
  ['ΑΒΓ', false],
  ['..', false],
  ['', false],
  ['a/b', false],
  ['日本/東京', false],
  ['a b', false],
  ['a%20b', false],
  ['\u200cab', false],
  ['ab\u200c', false],
  ['a\u202eb', false],
  ['a\u00adb', false],
  ['\ud800', false],
  ['?', false],
])('[OP09] %j is a uid: %s', (text, expected) => {
  expect(isUid(text)).toBe(expected)
})

it.each([
  ['Über uns!', 'ueber-uns'],
  ['U\u0308ber uns', 'ueber-uns'],
  ['  Été 2026 — l’œuvre ', 'ete-2026-l-oeuvre'],
  ['Straße', 'strasse'],
  ['About_Us', 'about_us'],
  ['Việt Nam', 'viet-nam'],
  ['日本 東京', '日本-東京'],
  ['ガイド', 'ガイド'],
  ['ＡＢＣ', 'abc'],
  ['Мой дом', 'мой-дом'],
  ['ΟΔΟΣ', 'οδος'],
  ['صفحة جديدة', 'صفحة-جديدة'],
  ['हिन्दी', 'हिन्दी'],
  ['…', ''],
  ['..', ''],
])('[OP09] of %j the nearest uid is %j', (text, uid) => {
  expect(toUid(text)).toBe(uid)
  expect(uid === '' || isUid(uid)).toBe(true)
})
