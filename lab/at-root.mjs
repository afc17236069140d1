/**
 * Changes to the root of the repository, which files are named from: npm runs a workspace's scripts
 * in its folder.
 */
import { join } from 'node:path'

process.chdir(join(import.meta.dirname, '..'))
