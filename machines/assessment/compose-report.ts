/** What the page says about the report, and the answers of the visitor -> what the report says. */
import type { Palette, ReportInput, ReportTheme } from '#runtime/pdf'

/** As the slice writes it into the page. */
export interface ReportTexts extends Omit<
  ReportInput,
  'overallLevel' | 'themes' | 'date' | 'colours' | 'isFromRightToLeft'
> {
  themes: readonly ThemeTexts[]
}

interface ThemeTexts extends Pick<
  ReportTheme,
  'title' | 'question' | 'sampleLevel' | 'leaveAlone'
> {
  levels: readonly (ReportTheme['levels'][number] & { advice?: string })[]
}

export interface Answers {
  /** From 0, by theme. */
  levels: readonly number[]
  /** From 1. */
  overallLevel: number
  siteName: string
  colours: Palette
  /** As the page is. */
  isFromRightToLeft: boolean
  /** Of the site, for the addresses of what to read. */
  origin: string
  /** Milliseconds since the epoch. */
  now: number
}

/** How many things to leave alone the report promises. */
const leftAlone = 2

export function composeReport(
  { themes, resources, ...texts }: ReportTexts,
  { levels, overallLevel, siteName, colours, isFromRightToLeft, origin, now }: Answers,
): ReportInput {
  const alone = findLeftAlone(themes, levels)
  return {
    ...texts,
    ...(isFromRightToLeft && { isFromRightToLeft }),
    siteName,
    colours,
    overallLevel,
    date: toDay(now),
    themes: themes.map(({ leaveAlone, ...theme }, index) => {
      const levelIndex = levels[index]!
      const { advice } = theme.levels[levelIndex]!
      return {
        ...theme,
        levelIndex,
        levels: theme.levels.map(({ advice: _, ...level }) => level),
        ...(advice !== undefined && { advice }),
        ...(leaveAlone !== undefined && alone.has(index) && { leaveAlone }),
      }
    }),
    resources: resources.map((resource) => ({
      ...resource,
      url: new URL(resource.url, origin).href,
    })),
  }
}

/** The day it is where the visitor is. */
function toDay(now: number): string {
  const behind = new Date(now).getTimezoneOffset() * 60_000
  return new Date(now - behind).toISOString().slice(0, 10)
}

/** Where the company is furthest already; of equals, what the page names first. */
function findLeftAlone(
  themes: readonly ThemeTexts[],
  levels: readonly number[],
): ReadonlySet<number> {
  const places = themes.flatMap(({ leaveAlone }, index) => (leaveAlone ? [index] : []))
  const byLevel = places.toSorted((a, b) => levels[b]! - levels[a]!)
  return new Set(byLevel.slice(0, leftAlone))
}
