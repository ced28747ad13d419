import type { ReactNode } from 'react'

export interface IconProps {
  /** The icon is as large as the text (1em) and has its colour, unless the class differs. */
  className?: string
}

/** Line icons on a grid of 24, drawn for this product. Hidden from screen readers: their container has a name. */
function icon(shape: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    )
  }
}

const line = (d: string) => icon(<path d={d} />)

export const CloseIcon = line('M6.5 6.5l11 11m0-11l-11 11')
export const PlusIcon = line('M12 5v14M5 12h14')
export const MinusIcon = line('M5 12h14')
export const CheckIcon = line('M5 12.8l4.6 4.4L19 7.4')
export const ChevronRightIcon = line('M9.5 6l6 6-6 6')
export const ChevronDownIcon = line('M6 9.5l6 6 6-6')
export const ChevronUpIcon = line('M6 14.5l6-6 6 6')
export const ArrowUpIcon = line('M12 19.5V5m-6 6l6-6 6 6')
export const ArrowDownIcon = line('M12 5v14m-6-6l6 6 6-6')
export const ArrowRightIcon = line('M4.5 12H19m-6-6l6 6-6 6')
export const RefreshIcon = line('M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5')
export const DownloadIcon = line('M12 4v11m-4.5-4.2L12 15.3l4.5-4.5M5 19.5h14')
export const ShareIcon = line(
  'M12 15V4m-4 3.8L12 4l4 3.8M7.5 11H6.8A1.8 1.8 0 0 0 5 12.8v5.4A1.8 1.8 0 0 0 6.8 20h10.4a1.8 1.8 0 0 0 1.8-1.8v-5.4a1.8 1.8 0 0 0-1.8-1.8h-.7',
)
export const HeartIcon = line(
  'M12 19.8S4 15.3 4 9.6A4.4 4.4 0 0 1 8.4 5.2c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.6c0 5.7-8 10.2-8 10.2z',
)
export const HeartFullIcon = icon(
  <path
    fill="currentColor"
    d="M12 19.8S4 15.3 4 9.6A4.4 4.4 0 0 1 8.4 5.2c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.6c0 5.7-8 10.2-8 10.2z"
  />,
)
export const CommentIcon = line(
  'M12 4.5c-4.7 0-8.3 3-8.3 7 0 2.2 1.1 4.1 2.8 5.4v3.1l3.3-1.8c.7.2 1.4.3 2.2.3 4.7 0 8.3-3 8.3-7s-3.6-7-8.3-7zM8.6 11.5h.01M12 11.5h.01M15.4 11.5h.01',
)
export const PlayIcon = icon(<path fill="currentColor" d="M8 5.6v12.8L18.5 12z" />)
export const PauseIcon = line('M9 6v12M15 6v12')
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
    <path d="M15.5 5.4A1.9 1.9 0 0 0 13.6 4H6a2 2 0 0 0-2 2v7.6c0 .9.6 1.6 1.4 1.9" />
  </>,
)
export const PhoneIcon = line(
  'M8.6 4.2l1.5 3.6a1.5 1.5 0 0 1-.4 1.7l-1.2 1a12 12 0 0 0 5 5l1-1.2a1.5 1.5 0 0 1 1.7-.4l3.6 1.5v2.9c0 1-.8 1.7-1.7 1.7A14.3 14.3 0 0 1 4 5.9c0-1 .8-1.7 1.7-1.7z',
)
export const LocationIcon = icon(
  <>
    <path d="M12 20.8s-6.8-5.4-6.8-10.7a6.8 6.8 0 0 1 13.6 0c0 5.3-6.8 10.7-6.8 10.7z" />
    <circle cx="12" cy="10.1" r="2.4" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const GiftIcon = icon(
  <>
    <rect x="3.8" y="8.3" width="16.4" height="4" rx="1.2" />
    <path d="M5.3 12.3v6.2c0 1 .8 1.7 1.7 1.7h10c1 0 1.7-.8 1.7-1.7v-6.2M12 8.3v11.9" />
    <path d="M12 8.3S10.9 3.8 8.4 3.8a2.2 2.2 0 0 0 0 4.5zm0 0s1.1-4.5 3.6-4.5a2.2 2.2 0 0 1 0 4.5z" />
  </>,
)
export const ShieldIcon = line(
  'M12 3.8l7 2.5v5.2c0 4.3-2.9 7.4-7 8.8-4.1-1.4-7-4.5-7-8.8V6.3zM9 12l2.2 2.1L15.2 10',
)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5M12 14.4v1.8" />
  </>,
)
export const QrIcon = icon(
  <>
    <rect x="4" y="4" width="6.2" height="6.2" rx="1.4" />
    <rect x="13.8" y="4" width="6.2" height="6.2" rx="1.4" />
    <rect x="4" y="13.8" width="6.2" height="6.2" rx="1.4" />
    <path d="M13.8 13.8h2.4v2.6M20 13.8v2.4M13.8 20h2.6m3.6-.6v.6h-.6" />
  </>,
)
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.2" r="3.9" />
    <path d="M4.8 20c.6-3.7 3.5-5.8 7.2-5.8s6.6 2.1 7.2 5.8" />
  </>,
)
export const UsersIcon = icon(
  <>
    <circle cx="9.2" cy="8.6" r="3.4" />
    <path d="M3 19.4c.5-3.2 3-5 6.2-5s5.7 1.8 6.2 5M15.4 5.5a3.4 3.4 0 0 1 0 6.2M17.4 14.9c2 .7 3.2 2.3 3.6 4.5" />
  </>,
)
export const WalletIcon = icon(
  <>
    <path d="M5.8 6.5h11.4A2.3 2.3 0 0 1 19.5 9v8.2a2.3 2.3 0 0 1-2.3 2.3H6.8a2.8 2.8 0 0 1-2.8-2.8V7.3a2.3 2.3 0 0 1 2-2.3l9.5-1.3v2.8" />
    <path d="M15.9 13.2h.01" strokeWidth="2.6" />
  </>,
)
export const PictureIcon = icon(
  <>
    <rect x="3.8" y="5" width="16.4" height="14" rx="2.8" />
    <circle cx="8.7" cy="9.8" r="1.5" />
    <path d="M4.2 16.5l4.3-3.6 3 2.4 3.7-3.6 4.8 4.4" />
  </>,
)
export const AlertIcon = line('M12 4.2l8.6 14.9H3.4zM12 10v4M12 16.6h.01')
