/** Dev server only: lets `/__machines` see the machines of this page. */
import { connectPage } from '#workbench/inspected'

connectPage()
