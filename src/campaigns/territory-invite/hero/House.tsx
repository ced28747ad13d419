interface HouseProps {
  /** The middle of its foot. */
  x: number
  y: number
  size: number
  roof: string
  /** One of three shapes. */
  variant: number
}

/** A house with a lit window. */
export function House({ x, y, size, roof, variant }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="1" rx="52" ry="9" fill="#1d4a2c" opacity=".28" />
      {variant === 1 && <path fill="#8d7a5c" d="M20-92h14v34H20z" />}
      <path fill="#fff8e6" d="M-38-52h76V0h-76z" />
      <path fill="#e8dcbb" d="M10-52h28V0H10z" />
      {variant === 2 ? (
        <path fill={roof} d="M-48-50c10-26 28-40 48-44 20 4 38 18 48 44z" />
      ) : (
        <path fill={roof} d="M-50-48L0-94l50 46z" />
      )}
      <path fill="#14301f" opacity=".16" d="M0-94l50 46H10z" />
      <path fill="#6b4a28" d="M-10-28h20V0h-20z" />
      <path fill="#ffc94d" d="M-30-40h14v14h-14zM18-40h14v14H18z" />
      <path fill="#fff2c2" d="M-28-38h4v10h-4zM20-38h4v10h-4z" />
    </g>
  )
}
