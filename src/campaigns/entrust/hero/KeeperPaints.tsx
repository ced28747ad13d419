/** What the keeper is painted with. */
export function KeeperPaints() {
  return (
    <defs>
      <linearGradient id="en-brass" x2=".7" y2="1">
        <stop stopColor="#ffe3a3" />
        <stop offset=".45" stopColor="#d8a24a" />
        <stop offset="1" stopColor="#9a6320" />
      </linearGradient>
      <radialGradient id="en-enamel" cx=".4" cy=".35" r=".75">
        <stop stopColor="#fffaf0" />
        <stop offset=".7" stopColor="#f7e9cd" />
        <stop offset="1" stopColor="#dcc093" />
      </radialGradient>
      <linearGradient id="en-coat" x2="1" y2=".6">
        <stop stopColor="#1a8f8a" />
        <stop offset=".6" stopColor="#0d6b69" />
        <stop offset="1" stopColor="#084a4c" />
      </linearGradient>
      <linearGradient id="en-hat" x2="1" y2=".4">
        <stop stopColor="#15807c" />
        <stop offset="1" stopColor="#083f42" />
      </linearGradient>
      <linearGradient id="en-flame" x2="0" y2="1">
        <stop stopColor="#fff6d6" />
        <stop offset="1" stopColor="#ffc35a" />
      </linearGradient>
      <radialGradient id="en-glow">
        <stop stopColor="#ffe6a0" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffd37a" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
