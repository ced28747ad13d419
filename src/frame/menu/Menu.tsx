import type { CategoryTitle } from '@/api/facilitator'
import { MENU_ITEMS, type MenuItem } from './menuItems'
import styles from './Menu.module.css'

interface MenuProps {
  selected: number
  categories: readonly CategoryTitle[]
  onSelect: (index: number, item: MenuItem) => void
  onCategory: (category: CategoryTitle) => void
}

/** The full-screen overlay below the header. */
export function Menu({ selected, categories, onSelect, onCategory }: MenuProps) {
  return (
    <nav className={styles.menu} id="menu" aria-label="主菜单">
      <ul className={styles.items}>
        {MENU_ITEMS.map((item, index) => (
          <li key={item.name} className={styles.item}>
            <button
              type="button"
              className={styles.first}
              aria-current={index === selected}
              {...(!item.mainSitePath && { 'aria-expanded': index === selected })}
              onClick={() => onSelect(index, item)}
            >
              {item.name}
              <span className={styles.mark} aria-hidden="true" />
            </button>
            {!item.mainSitePath && index === selected && (
              <Categories categories={categories} onCategory={onCategory} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Categories({ categories, onCategory }: Pick<MenuProps, 'categories' | 'onCategory'>) {
  return (
    <ul className={styles.children}>
      {categories.map((category, index) => (
        <li key={`${category.zoologyClassify}-${index}`}>
          <button type="button" className={styles.child} onClick={() => onCategory(category)}>
            {category.categoryName}
          </button>
        </li>
      ))}
    </ul>
  )
}
