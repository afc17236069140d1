/** JSON with highlighted keys; hidden values keep their dots. */
export function JsonText({ value }: { value: unknown }) {
  const lines = (JSON.stringify(value, null, 2) ?? 'undefined').split('\n')
  return (
    <pre className="json" tabIndex={0}>
      {lines.map((line, index) => {
        const [, indent = '', key = '', rest = line] = /^(\s*)("[^"]*": )?(.*)$/.exec(line) ?? []
        return (
          <span key={index}>
            {indent}
            {key && <b>{key}</b>}
            {rest}
            {'\n'}
          </span>
        )
      })}
    </pre>
  )
}
