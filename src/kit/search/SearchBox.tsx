import { Field } from '@/ui/form/Field'
import { useTyping } from './useTyping'

interface SearchBoxProps {
  /** The subject of the search, for screen readers. */
  label: string
  placeholder: string
  /** The present keyword. */
  keyword: string
  /** 300 ms after the last key, or at once by the keyboard's submit key. */
  onSearch: (text: string) => void
  /** The error of the typed text. */
  errorOf?: (text: string) => string | undefined
  className?: string | undefined
}

/** A field that searches while something is typed. */
export function SearchBox({ label, placeholder, keyword, onSearch, ...box }: SearchBoxProps) {
  const typing = useTyping({ onRest: onSearch }, keyword)
  return (
    <form
      role="search"
      aria-label={label}
      className={box.className}
      onSubmit={(event) => {
        event.preventDefault()
        typing.submit()
      }}
    >
      <Field
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={typing.typed}
        error={box.errorOf?.(typing.typed) ?? ''}
        onChange={typing.change}
        onCompositionStart={typing.startComposing}
        onCompositionEnd={(event) => typing.endComposing(event.currentTarget.value)}
      />
    </form>
  )
}
