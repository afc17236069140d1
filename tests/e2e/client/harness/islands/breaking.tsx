import { useState } from 'react'

/** Works until it is asked for a third. */
export function Breaking() {
  const [count, setCount] = useState(1)
  if (count > 2) throw new Error('broken later')
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Number
      </button>{' '}
      {count} of 2
    </p>
  )
}

export default { component: Breaking }
