import { LinearGradient, RadialGradient } from '@/ui/Gradient'
/** The slopes of the valley, with mist between them and the river. */
export function ValleyHills() {
  return (
    <svg viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <LinearGradient id="tv-hill" x2="0" y2="1" stops="#3d5a72, #24384f" />
        <LinearGradient id="tv-slope" x2=".8" y2="1" stops="#4a7a6c, #2f5a55 .5, #1d3643" />
        <LinearGradient id="tv-mist" x2="0" y2="1" stops="#f6c9a8/0, #f3c8b0/.42 .5, #f3c8b0/0" />
        <LinearGradient id="tv-water" x2="0" y2="1" stops="#ffdda6, #c99a9a .3, #3a557c" />
      </defs>
      <path
        fill="url(#tv-hill)"
        d="M0 392q70-50 150-34 66 12 118 50 80-22 150-6 78-46 170-36 90 4 162-34v308H0z"
      />
      <path fill="#2b455d" d={pines([20, 44, 62, 92, 118, 640, 664, 690, 716, 736], 372, 30)} />
      <path fill="url(#tv-mist)" d="M0 380h750v100H0z" />
      <path
        fill="url(#tv-slope)"
        d="M0 430q96-46 214-22 74 14 128 44 84-44 190-40 118-2 218-34v262H0z"
      />
      <path
        fill="url(#tv-water)"
        d="M470 424q-30 16-66 26-70 22-60 46 16 28 96 44 70 16 60 100H290q30-50-24-88-56-44 12-78 50-24 150-44 24-4 42-6z"
      />
      <path
        d="M404 458h44M352 482h62M330 502h40M398 520h52M372 548h66M420 580h64M356 604h50"
        stroke="#ffe6b8"
        strokeOpacity=".55"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        fill="#8fd08a"
        opacity=".2"
        d="M0 430q96-46 214-22 74 14 128 44-80-20-160-14-100 4-182 38zM532 412q118-2 218-34v30q-90 30-200 30-30-12-18-26z"
      />
    </svg>
  )
}

/** A row of pines, standing on `base`. */
function pines(at: readonly number[], base: number, height: number): string {
  return at
    .map((x, index) => {
      const h = height - (index % 3) * 6
      return `M${x - 9} ${base + 14}l9-${h} 9 ${h}z`
    })
    .join('')
}

/** The fields in front, a tree, and the lamp that shows the way in. */
export function ValleyField() {
  return (
    <svg viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <LinearGradient
          id="tv-field"
          x1=".75"
          x2=".2"
          y2="1"
          stops="#a5db8c, #5c9f71 .45, #1e3b45"
        />
        <LinearGradient id="tv-near" x2="0" y2="1" stops="#2d5a52, #1b3044 .7, #18263f" />
        <RadialGradient id="tv-light" stops="#ffe09a/.9, #ffd166/.4 .25, #ffd166/0" />
      </defs>
      <path
        fill="url(#tv-field)"
        d="M0 516q120-34 236-10 60 14 86 44-8 40-30 90H0zM750 500q-130-10-226 22-46 18-40 52 12 26 16 66h250z"
      />
      <path
        d="M0 538q120-30 232-4 48 12 72 32M0 562q110-26 216-2 48 12 76 30M0 590q100-20 196 0 46 10 76 26M750 522q-116-6-208 22-40 14-46 34M750 546q-110-4-196 20-38 12-52 26M750 574q-100-2-180 18-36 10-58 24"
        fill="none"
        stroke="#1d4347"
        strokeOpacity=".5"
        strokeWidth="3.4"
      />
      <path
        d="M0 526q120-32 234-7 54 13 78 36M750 510q-124-8-216 22-44 16-46 40"
        fill="none"
        stroke="#d6f2a8"
        strokeOpacity=".5"
        strokeWidth="2.4"
      />
      <path fill="url(#tv-near)" d="M0 592q160-34 330 0 190 34 420-14v62H0z" />
      <Tree />
      <circle cx="86" cy="514" r="92" fill="url(#tv-light)" />
      <path
        fill="#14223a"
        d="M83 606v-72h6v72zM70 534l16-10 16 10zM76 498l10-12 10 12zM68 500h36v5H68z"
      />
      <path fill="#ffe4a3" d="M73 505h26l-4 27H77z" />
      <path d="M86 505v27M73 505l4 27h18l4-27" fill="none" stroke="#14223a" strokeWidth="2.4" />
      <path
        d="M20 612v-34M60 606v-30M128 600v-30M172 600v-28M10 588q90-14 178-10M10 600q90-14 178-10"
        stroke="#14223a"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** On the right bank; the sun behind it lights its edge. */
function Tree() {
  return (
    <g transform="translate(128 106) scale(.86)">
      <g fill="#17283d">
        <path d="M690 606q6-60 0-118l12-2q-2 66 8 120z" />
        <path d="M696 520q-56 6-64-32-20-34 18-52 4-40 48-36 46-6 52 38 26 30 2 58-20 32-56 24z" />
      </g>
      <path
        fill="#37695a"
        d="M646 470q-4-26 20-34 8-30 36-26 24-2 30 20-26-14-44 8-28 2-42 32z"
        opacity=".8"
      />
    </g>
  )
}
