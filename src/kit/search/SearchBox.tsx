import { Field } from '@/ui/form/Field'
import { useTyping } from './useTyping'

interface SearchBoxProps {
  /** What is searched, for screen readers. */
  label: string
  placeholder: string
  /** What is searched for now. */
  keyword: string
  /** 300 ms after the last key, or at once by the keyboard's own key. */
  onSearch: (text: string) => void
  /** What is wrong with what is typed. */
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
