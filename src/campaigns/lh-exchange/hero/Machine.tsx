import styles from './Hero.module.css'

/** A vending machine of citrus and glass. Its flap drops when something comes out. */
export function Machine({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 750 460"
      className={styles.scene}
      data-open={isOpen || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="lh-sky" x2="0" y2="1">
          <stop stopColor="#ffb545" />
          <stop offset="1" stopColor="#fff8ec" />
        </linearGradient>
        <linearGradient id="lh-body" x2="1" y2="1">
          <stop stopColor="#ff9f1c" />
          <stop offset="1" stopColor="#f27405" />
        </linearGradient>
        <linearGradient id="lh-glass" x2="1" y2="1">
          <stop stopColor="#fffaf0" />
          <stop offset="1" stopColor="#ffe4b5" />
        </linearGradient>
      </defs>
      <path fill="url(#lh-sky)" d="M0 0h750v460H0z" />
      <g className={styles.slices}>
        <Slice x={604} y={96} r={70} />
        <Slice x={690} y={250} r={40} />
        <Slice x={352} y={58} r={34} />
      </g>
      <ellipse cx="556" cy="430" rx="170" ry="20" fill="#d98a2b" opacity=".3" />
      <path fill="#c95d00" d="M424 78h252a26 26 0 0 1 26 26v318H398V104a26 26 0 0 1 26-26z" />
      <path fill="url(#lh-body)" d="M412 66h252a26 26 0 0 1 26 26v330H386V92a26 26 0 0 1 26-26z" />
      <path
        fill="url(#lh-glass)"
        d="M410 96h188a12 12 0 0 1 12 12v214H398V108a12 12 0 0 1 12-12z"
      />
      <g fill="#e8a44c">
        <path d="M398 166h212v10H398zM398 242h212v10H398z" />
      </g>
      <Goods />
      <path fill="#fff" opacity=".5" d="M420 104h22L412 300v-80z" />
      <g>
        <path fill="#8a3d00" opacity=".3" d="M628 110h44v84h-44z" />
        <circle cx="650" cy="222" r="9" fill="#fff2d8" />
        <circle cx="650" cy="248" r="9" fill="#fff2d8" />
        <path fill="#fff2d8" d="M634 272h32v8h-32z" />
      </g>
      <path fill="#8a3d00" d="M412 346h196v54H412z" />
      <path className={styles.gift} fill="#ffd479" d="M488 366h44v34h-44z" />
      <path className={styles.flap} fill="#ffc266" d="M412 346h196v54H412z" />
      <path fill="#8a3d00" opacity=".18" d="M386 408h304v14H386z" />
    </svg>
  )
}

function Slice({ x, y, r }: { x: number; y: number; r: number }) {
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4
    return `M${x} ${y}L${Math.round(x + r * 0.78 * Math.cos(angle))} ${Math.round(y + r * 0.78 * Math.sin(angle))}`
  }).join('')
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#ff9f1c" />
      <circle cx={x} cy={y} r={r * 0.86} fill="#fff1d0" />
      <circle cx={x} cy={y} r={r * 0.78} fill="#ffc04d" />
      <path d={spokes} stroke="#fff1d0" strokeWidth={r * 0.07} strokeLinecap="round" />
    </g>
  )
}

/** What stands behind the glass, in three rows. */
function Goods() {
  return (
    <g>
      <path fill="#f25f5c" d="M420 128h34v38h-34z" />
      <path fill="#fff" opacity=".7" d="M426 138h22v6h-22z" />
      <circle cx="500" cy="146" r="20" fill="#70c1b3" />
      <path fill="#247ba0" d="M546 122h44v44h-44z" />
      <path fill="#fff" opacity=".6" d="M564 122h8v44h-8z" />
      <path fill="#b388ff" d="M424 200l20-12 20 12v42h-40z" />
      <path fill="#ffd166" d="M492 196h32v46h-32z" />
      <path fill="#f4845f" d="M552 242c-6-28 34-28 30 0z" />
      <path fill="#5390d9" d="M416 278h46v44h-46z" />
      <path fill="#fff" opacity=".6" d="M416 296h46v6h-46z" />
      <circle cx="508" cy="298" r="23" fill="#ffb3c1" />
      <path fill="#52b788" d="M554 322l18-46 18 46z" />
    </g>
  )
}
