/** The colours of the scene. */
export function DesertPaints() {
  return (
    <defs>
      <SkyPaints />
      <LandPaints />
      <CampPaints />
    </defs>
  )
}

function SkyPaints() {
  return (
    <>
      <linearGradient
        id="resident-sky"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-60"
        x2="0"
        y2="510"
      >
        <stop stopColor="#180f38" />
        <stop offset=".24" stopColor="#2b1b4d" />
        <stop offset=".52" stopColor="#6a2f6e" />
        <stop offset=".74" stopColor="#c2506c" />
        <stop offset=".9" stopColor="#ff8a5b" />
        <stop offset="1" stopColor="#ffcf94" />
      </linearGradient>
      <radialGradient id="resident-glow">
        <stop stopColor="#fff1c9" stopOpacity=".95" />
        <stop offset=".24" stopColor="#ffc47e" stopOpacity=".6" />
        <stop offset=".6" stopColor="#ff8a5b" stopOpacity=".2" />
        <stop offset="1" stopColor="#ff8a5b" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="resident-sun" x2="0" y2="1">
        <stop stopColor="#fffbe6" />
        <stop offset="1" stopColor="#ffd28c" />
      </linearGradient>
      <radialGradient id="resident-moon" cx=".3" cy=".4" r=".8">
        <stop stopColor="#fff3e2" />
        <stop offset=".55" stopColor="#f6c3a6" />
        <stop offset="1" stopColor="#a9617f" />
      </radialGradient>
      <radialGradient id="resident-halo">
        <stop offset=".4" stopColor="#ffd9b0" stopOpacity=".26" />
        <stop offset="1" stopColor="#ffd9b0" stopOpacity="0" />
      </radialGradient>
    </>
  )
}

function LandPaints() {
  return (
    <>
      <linearGradient id="resident-far" x2="0" y2="1">
        <stop stopColor="#9a4370" />
        <stop offset="1" stopColor="#d9655f" />
      </linearGradient>
      <linearGradient id="resident-dune" x2="1" y2="1">
        <stop stopColor="#b4506a" />
        <stop offset=".5" stopColor="#7a3467" />
        <stop offset="1" stopColor="#4a2459" />
      </linearGradient>
      <linearGradient
        id="resident-near"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="604"
        x2="0"
        y2="736"
      >
        <stop stopColor="#54265c" />
        <stop offset=".6" stopColor="#2c1646" />
        <stop offset="1" stopColor="#201139" />
      </linearGradient>
    </>
  )
}

function CampPaints() {
  return (
    <>
      <linearGradient id="resident-wood" x2="1" y2="0">
        <stop stopColor="#d8705c" />
        <stop offset=".2" stopColor="#7d3960" />
        <stop offset="1" stopColor="#2c1747" />
      </linearGradient>
      <linearGradient id="resident-cloth" x2="1" y2="0">
        <stop stopColor="#f0a07c" />
        <stop offset=".5" stopColor="#a74d68" />
        <stop offset="1" stopColor="#4d2659" />
      </linearGradient>
      <radialGradient id="resident-fire">
        <stop stopColor="#fff2b8" />
        <stop offset=".4" stopColor="#ffb057" stopOpacity=".7" />
        <stop offset="1" stopColor="#ff8a3c" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
