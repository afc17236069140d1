/** `npm run docker:rehearse -w lab`: runs the steps of the Dockerfile without Docker, and starts what they make. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { readDockerfile } from '../../cli/shipping/read-dockerfile.ts'
import { readCall } from '../../cli/run-command.ts'
import { rehearseStages, toEnvironment, type Image } from '../../cli/shipping/rehearse-stages.ts'

const attempts = 60

await readCall({
  help: `npm run docker:rehearse -w lab
Runs the steps of the Dockerfile without Docker, starts what they make, and asks it for a page.
Environment: PORT`,
  options: {},
})

/** As its user, and asked whether it is healthy; then it must end when it is told to. */
async function tryOut(image: Image): Promise<void> {
  const [uid, gid] = (image.user ?? '').split(':').map(Number)
  const options = {
    cwd: join(image.root, image.workdir),
    env: toEnvironment(image),
    ...(process.getuid?.() === 0 ? { uid: uid!, gid: gid! } : {}),
  }
  const [, ...args] = image.command
  console.log(`CMD ${image.command.join(' ')}`)
  const server = spawn(process.execPath, args, { ...options, stdio: 'inherit' })
  const ended = once(server, 'exit')
  const isHealthy = () =>
    spawnSync(process.execPath, image.healthcheck.slice(1), options).status === 0
  try {
    for (let attempt = 1; !isHealthy(); attempt++) {
      if (attempt === attempts || server.exitCode !== null)
        throw new Error('The site does not become healthy.')
      await wait(250)
    }
    console.log('It is healthy.')
    const origin = `http://127.0.0.1:${options.env.PORT}`
    const { status } = await fetch(origin)
    if (status !== 200) throw new Error(`${origin} answers ${status}.`)
    server.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}.`)
    console.log('It served a page, and ended with 0 after SIGTERM.')
  } finally {
    server.kill('SIGKILL')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
try {
  chmodSync(folder, 0o755)
  const stages = readDockerfile(readFileSync(join(repositoryRoot, 'Dockerfile'), 'utf8'))
  const image = rehearseStages(stages, folder)
  if (process.env.PORT) image.environment.PORT = process.env.PORT
  await tryOut(image)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
