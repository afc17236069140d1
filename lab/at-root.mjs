/** npm runs the scripts of a workspace in its folder; here files are named from the root of the repository. */
import { join } from 'node:path'

process.chdir(join(import.meta.dirname, '..'))
