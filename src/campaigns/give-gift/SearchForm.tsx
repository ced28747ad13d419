import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Field, type FieldProps } from '@/ui/form/Field'
import { keepComposing } from '@/ui/form/keepComposing'
import styles from './Steps.module.css'

interface SearchFormProps extends Pick<FieldProps, 'value' | 'onChange' | 'error' | 'placeholder'> {
  label: string
  onSearch: () => void
}

/** Looks something up on submit. */
export function SearchForm({ label, onSearch, ...field }: SearchFormProps) {
  const { track } = useCampaign()
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        track('input', 'search')
        onSearch()
      }}
    >
      <Field
        {...field}
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        onKeyDown={keepComposing}
        suffix={
          <Button small quiet submit>
            搜索
          </Button>
        }
      />
    </form>
  )
}
