interface LayerProps {
  className?: string
}

/** The slopes of the valley, with mist between them and the river. */
export function ValleyHills({ className }: LayerProps) {
  return (
    <svg className={className} viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="tv-hill" x2="0" y2="1">
          <stop stopColor="#3d5a72" />
          <stop offset="1" stopColor="#24384f" />
        </linearGradient>
        <linearGradient id="tv-slope" x2=".8" y2="1">
          <stop stopColor="#4a7a6c" />
          <stop offset=".5" stopColor="#2f5a55" />
          <stop offset="1" stopColor="#1d3643" />
        </linearGradient>
        <linearGradient id="tv-mist" x2="0" y2="1">
          <stop stopColor="#f6c9a8" stopOpacity="0" />
          <stop offset=".5" stopColor="#f3c8b0" stopOpacity=".42" />
          <stop offset="1" stopColor="#f3c8b0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="tv-water" x2="0" y2="1">
          <stop stopColor="#ffdda6" />
          <stop offset=".3" stopColor="#c99a9a" />
          <stop offset="1" stopColor="#3a557c" />
        </linearGradient>
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
