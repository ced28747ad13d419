import { useSearchParams } from 'react-router-dom'

/**
 * The chosen tab, in the address: a reload and Back return to it, and a tap adds no step to the history.
 * @param name the parameter
 * @param ids the first one is the default, also for an unknown value
 */
export function useAddressTab<Id extends string>(
  name: string,
  ids: readonly Id[],
): [Id | undefined, (id: Id) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(name)
  const chosen = ids.find((id) => id === asked) ?? ids[0]
  const choose = (id: Id) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen, choose]
}
