import { createIssueReporter } from '../../runtime/page/validate/issue-reporter.ts'
import type { BindContext } from '../../runtime/page/resolve/fields/bind-section.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './create-test-site.ts'

export type TestContext = TestSite & { context: BindContext }

/** The context for resolving the fields of an English document. */
export function createContext(options: TestSiteOptions & { locale?: string } = {}): TestContext {
  const testSite = createTestSite(options)
  const { site } = testSite
  const locale = site.config.locales.find(({ code }) => code === (options.locale ?? 'en'))!
  const document = { id: 'page', type: 'landing_page', lang: locale.language }
  const context: BindContext = {
    site,
    locale,
    report: createIssueReporter(document, site),
    t: site.messages.translator(locale.code),
  }
  return { ...testSite, context }
}
