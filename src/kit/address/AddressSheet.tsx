import { useId } from 'react'
import type { DeliveryAddress } from '@/api/lhExchange'
import { openApp } from '@/kit/open-app/openApp'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { QueryView } from '@/kit/query/QueryView'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FieldError } from '@/ui/form/FieldError'
import { Sheet } from '@/ui/modal/Sheet'
import { SkeletonLines } from '@/ui/Skeleton'
import { ADD_ADDRESS_PATH, addressLine } from './address'
import styles from './AddressSheet.module.css'

export interface AddressSheetProps {
  open: boolean
  onClose: () => void
  query: {
    data: readonly DeliveryAddress[] | undefined
    error: unknown
    refetch: () => Promise<unknown>
  }
  /** The id; undefined: none is chosen yet. */
  chosen: string | undefined
  onChoose: (addressId: string) => void
  onConfirm: () => void
  /** Shown when it is confirmed without one. */
  error: string | undefined
}

/** Chooses the delivery address. Addresses are added in the app. */
export function AddressSheet({
  open,
  onClose,
  query,
  onConfirm,
  error,
  ...choice
}: AddressSheetProps) {
  const hasSome = (query.data?.length ?? 0) > 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="选择收货地址"
      {...(hasSome && {
        footer: (
          <>
            <FieldError text={error} className={styles.error} />
            <Button wide onPress={onConfirm}>
              使用该地址
            </Button>
          </>
        ),
      })}
    >
      <QueryView
        query={query}
        small
        skeleton={<SkeletonLines count={4} />}
        login={<LoginButton quiet small />}
      >
        {(addresses) =>
          addresses.length === 0 ? <NoAddress /> : <Addresses addresses={addresses} {...choice} />
        }
      </QueryView>
    </Sheet>
  )
}

function NoAddress() {
  const { pageName, track } = useCampaign()
  return (
    <EmptyState text="还没有收货地址">
      <Button
        onPress={() => {
          track('button', 'add-address')
          return openApp({ pageName, path: ADD_ADDRESS_PATH, counted: false })
        }}
      >
        去App添加
      </Button>
    </EmptyState>
  )
}

interface AddressesProps extends Pick<AddressSheetProps, 'chosen' | 'onChoose'> {
  addresses: readonly DeliveryAddress[]
}

function Addresses({ addresses, chosen, onChoose }: AddressesProps) {
  const group = useId()
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">收货地址</legend>
      {addresses.map((address, at) => {
        const { addressId, name, phoneMasked, isDefault } = address
        return (
          // Without an id it cannot be chosen; the id may be missing.
          <label key={addressId || at} className={styles.address}>
            <input
              type="radio"
              name={group}
              value={addressId}
              checked={addressId !== '' && addressId === chosen}
              disabled={addressId === ''}
              onChange={() => onChoose(addressId)}
            />
            <span className={styles.who}>
              <span>{name || '收货人'}</span> {phoneMasked}
              {isDefault && <span className={styles.usual}>默认</span>}
            </span>
            <span className={styles.where}>{addressLine(address)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
