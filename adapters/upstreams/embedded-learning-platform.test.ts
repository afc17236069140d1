import { beforeEach, describe, expect, it } from 'vitest'
import type { LearningPlatform } from '#runtime'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'
import { createEmbeddedPlatform } from './embedded-learning-platform.ts'

let files: MemoryFiles
let platform: LearningPlatform
const open = () => createEmbeddedPlatform({ files, host: 'colloquy.example' })
beforeEach(() => {
  files = createMemoryFiles()
  platform = open()
})

const trial = {
  lang: 'de',
  companyName: 'Müller & Söhne',
  mail: 'jo@mueller.example',
  pw: 'correct horse',
}

describe('the embedded learning platform', () => {
  it('[FN-01] names a workspace after the company, another for another key', async () => {
    const first = await platform.createFreeTrial(trial, 'key-1')
    const second = await platform.createFreeTrial(trial, 'key-2')
    expect(first.platformUrl).toMatch(/^https:\/\/muller-sohne-[0-9a-f]{8}\.colloquy\.example$/)
    expect(second.platformUrl).not.toBe(first.platformUrl)
  })

  it('[FN-01] names the same workspace for the same key, also after a restart', async () => {
    const first = await platform.createFreeTrial(trial, 'key-1')
    const again = await open().createFreeTrial({ ...trial, companyName: 'Other' }, 'key-1')
    expect(again).toEqual(first)
  })

  it.each(['', '...', '日本', 'x'.repeat(500)])('[FN-01] names a host for "%s"', async (name) => {
    const { platformUrl } = await platform.createFreeTrial({ ...trial, companyName: name }, 'key')
    expect(new URL(platformUrl).hostname.split('.')[0]!.length).toBeLessThanOrEqual(63)
    expect(platformUrl).toMatch(/^https:\/\/[a-z0-9][a-z0-9-]*\.colloquy\.example$/)
  })

  it('[FN-02] names the group of a course, and keeps keys of both apart', async () => {
    await platform.createFreeTrial(trial, 'key')
    expect(await platform.registerToCourse({ groupId: 'a/b', lang: 'en' }, 'key')).toEqual({
      platformUrl: 'https://courses.colloquy.example/groups/a%2Fb',
    })
  })

  it('forgets what it has named for a person, and nobody else’s', async () => {
    await platform.createFreeTrial(trial, 'key-1')
    await platform.registerToCourse({ groupId: 'g', lang: 'de', mail: trial.mail }, 'key-2')
    await platform.createFreeTrial({ ...trial, mail: 'bo@mueller.example' }, 'key-3')
    await platform.forget({ mail: 'JO@mueller.example' }, 'key-4')
    expect(files.kept.size).toBe(1)
    await platform.forget({ mail: 'JO@mueller.example' }, 'key-4')
    await platform.forget({ mail: 'bo@mueller.example' }, 'key-5')
    expect(files.kept.size).toBe(0)
  })

  it('[OP44] keeps neither password nor e-mail nor key', async () => {
    await platform.createFreeTrial(trial, 'key-1')
    const kept = [...files.kept].flat()
    expect(kept).toHaveLength(2)
    expect(kept.join()).not.toMatch(/horse|mueller\.example|key-1/)
  })
})
