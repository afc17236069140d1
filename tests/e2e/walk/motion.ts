/** Elements that move from page to page. */
import { expect, type Page } from '../support/test.ts'

/** No two elements have one name in a transition between pages, and none when nothing moves. */
export async function expectNamesOnce(page: Page, at: string): Promise<void> {
  const [plain, moving, staying] = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const readNames = () =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name.startsWith('head-'))
    const found = ['', 'move', 'stay'].map((heads) => {
      if (heads) dataset['heads'] = heads
      return readNames()
    })
    delete dataset['heads']
    return found
  })
  for (const names of [plain, moving])
    expect.soft(names, `${at}: names`).toEqual([...new Set(names)])
  expect.soft(staying, `${at}: names when heads stay`).toEqual([])
}
