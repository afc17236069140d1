import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toPackageName } from '../../../adapters/shared/packages/optional-packages.ts'
import { listOptionalPackages } from '../../../adapters/shared/packages/tool-packages.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { checkEnvironmentPackages, checkPackages } from './check-packages.ts'

const without =
  (...names: string[]) =>
  (name: string) =>
    !names.includes(name)

describe('packages that a site installs itself', () => {
  it('are told where they are absent: what asks, in which file, and the command', () => {
    const faults = checkPackages([repositoryRoot], without('posthog-js', 'jspdf'))
    expect(faults).toEqual([
      {
        file: join(repositoryRoot, 'site-config/behaviours.json'),
        path: expect.stringMatching(/^\/actors\/\d+\/input\/vendor$/),
        message:
          'The vendor "posthog" needs posthog-js, which is not installed: `npm install posthog-js@1` installs it.',
        hint: 'Or leave out what asks for it.',
      },
      {
        file: join(repositoryRoot, 'machines/assessment/implementations.ts'),
        path: '',
        message:
          'The report of the machine "assessment" needs jspdf, which is not installed: `npm install jspdf@4` installs it.',
        hint: 'Or leave out what asks for it.',
      },
    ])
  })

  it('are not told to a site that asks for none', () => {
    const site = join(repositoryRoot, 'cli/new/site')
    expect(checkPackages([site], () => false)).toEqual([])
    expect(checkEnvironmentPackages({ REDIS_URL: '' }, () => false)).toEqual([])
  })

  it('are asked for by variables of the environment, too', () => {
    const isInstalled = without('pg', '@opentelemetry/core', '@opentelemetry/resources')
    const environment = {
      LEAD_DATABASE_URL: 'postgres://db/leads',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      REDIS_URL: 'redis://localhost',
    }
    expect(
      checkEnvironmentPackages(environment, isInstalled).map(({ file, message }) => [
        file,
        message,
      ]),
    ).toEqual([
      [
        'LEAD_DATABASE_URL',
        'LEAD_DATABASE_URL needs pg, which is not installed: `npm install pg@8` installs it.',
      ],
      [
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'OTEL_EXPORTER_OTLP_ENDPOINT needs @opentelemetry/core, @opentelemetry/resources, which are not installed: `npm install @opentelemetry/core@3 @opentelemetry/resources@3` installs them.',
      ],
    ])
  })
})

describe('the list of optional packages', () => {
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
  const manifest = read('package.json') as {
    peerDependencies: Record<string, string>
    peerDependenciesMeta: Record<string, { optional: boolean }>
  }
  const shipped = read('packages/shipped-site/package.json') as {
    dependencies: Record<string, string>
  }
  const names = listOptionalPackages().map(toPackageName).sort()

  it('is that of the manifest, and the shipped site installs all of it', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(names)
    expect(manifest.peerDependenciesMeta).toEqual(
      Object.fromEntries(names.map((name) => [name, { optional: true }])),
    )
    expect(Object.keys(shipped.dependencies)).toEqual(names)
  })

  it('has the versions that the engine is tried with', () => {
    for (const wanted of listOptionalPackages()) {
      const name = toPackageName(wanted)
      const pinned = shipped.dependencies[name]!
      expect(manifest.peerDependencies[name]).toBe(`^${pinned}`)
      expect(`${pinned}.`).toMatch(new RegExp(`^${wanted.slice(name.length + 1)}\\.`))
    }
  })
})
