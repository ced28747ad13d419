import { LinearGradient, RadialGradient } from '@/ui/Gradient'
/** A city at night under a gold moon, 750 × 1200: the text is over its upper part, the ticket over its lower one. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient id="pr-sky" x2="0" y2="1" stops="#14110b, #3a2c16 .55, #14110b" />
        <RadialGradient
          id="pr-moon"
          cx=".38"
          cy=".32"
          r=".8"
          stops="#fff4d2, #e2bd74 .6, #a97f38"
        />
        <RadialGradient id="pr-glow" stops="#f6d893/.55, #d9b36c/0" />
      </defs>
      <path fill="url(#pr-sky)" d="M0 0h750v1200H0z" />
      <circle cx="375" cy="540" r="330" fill="url(#pr-glow)" />
      <circle cx="375" cy="540" r="132" fill="url(#pr-moon)" />
      <circle
        cx="375"
        cy="540"
        r="118"
        fill="none"
        stroke="#fff4d2"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeDasharray="2 9"
      />
      <path
        fill="#5b4522"
        d="M0 900V700h60v-60h50v60h30V560h24v-40h12v40h24v140h40V520l34-26 34 26v100h30V470h60v260h44V600h40v-50h20v50h20v100h52V500l26-20 26 20v90h34V460h20v-70h10v70h20v190h36V600h84v300z"
        opacity=".7"
      />
      <path
        fill="#241a0b"
        d="M0 1200V760h90V640h30v-46h14v46h30v160h52V690h88v130h40V660l40-30 40 30v170h46V720h60v-70h16v70h24v120h56V700h64v90h60V1200z"
      />
      <path
        fill="#f3d48b"
        d="M110 664h10v14h-10zM134 664h10v14h-10zM110 700h10v14h-10zM134 736h10v14h-10zM250 716h12v16h-12zM276 716h12v16h-12zM250 756h12v16h-12zM386 690h12v16h-12zM386 730h12v16h-12zM412 770h12v16h-12zM512 746h10v14h-10zM512 786h10v14h-10zM536 746h10v14h-10zM650 730h12v16h-12zM676 770h12v16h-12z"
        opacity=".85"
      />
    </svg>
  )
}
