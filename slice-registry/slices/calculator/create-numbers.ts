/** Numbers as the page's language writes them. */
export function createNumbers(locale: string, currency: string) {
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale, options)
    return (value: number) => formatter.format(value)
  }
  return {
    count: format({ maximumFractionDigits: 1 }),
    money: format({ style: 'currency', currency, maximumFractionDigits: 0 }),
    percent: format({ style: 'percent', maximumFractionDigits: 0 }),
    months: format({
      style: 'unit',
      unit: 'month',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    }),
  }
}
