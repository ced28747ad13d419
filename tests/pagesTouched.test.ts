import { expect, test } from 'vitest'
import { pagesTouched } from './support/pagesTouched'

const FILES: Readonly<Record<string, string>> = {
  'src/main.tsx': "import './app/routes'",
  'src/app/routes.tsx':
    "import '@/frame/Frame'\nimport('@/pages/home/route')\nimport('@/campaigns/lucky/route')\nimport('@/campaigns/plain/route')",
  'src/frame/Frame.tsx': '',
  'src/pages/home/route.ts': "import './Home'",
  'src/pages/home/Home.tsx': '',
  'src/pages/home/looks.ts': '',
  'src/campaigns/lucky/route.ts': "import('./Lucky')",
  'src/campaigns/lucky/Lucky.tsx':
    "import '@/kit/wheel/Wheel'\nimport type { Prize } from '@/api/luck'",
  'src/campaigns/lucky/looks.ts': "import { tap } from '@tests/support/looks'",
  'src/campaigns/plain/route.ts': '',
  'src/campaigns/plain/looks.ts': '',
  'src/kit/wheel/Wheel.tsx': "import './Wheel.module.css'",
  'src/kit/wheel/Wheel.module.css': ".a { background: url('./rim.svg?no-inline') }",
  'src/kit/wheel/rim.svg': '',
  'src/api/luck.ts': '',
  'src/api/dice.ts': '',
  'src/sandbox/luck/handlers.ts': "import { draw } from '@/sandbox/dice/draw'",
  'src/sandbox/dice/draw.ts': '',
  'src/sandbox/clock.ts': '',
  'tests/support/looks.ts': '',
}

test.each([
  ['a file of its folder', 'src/campaigns/lucky/Lucky.tsx', ['lucky']],
  ['a file of its folder that is gone', 'src/campaigns/lucky/Old.module.css', ['lucky']],
  ['a style sheet of a part that it imports', 'src/kit/wheel/Wheel.module.css', ['lucky']],
  ['a picture of such a style sheet', 'src/kit/wheel/rim.svg', ['lucky']],
  ['the server domain that it asks', 'src/sandbox/luck/handlers.ts', ['lucky']],
  ['what that domain imports', 'src/sandbox/dice/draw.ts', ['lucky']],
  ['what its looks import', 'tests/support/looks.ts', ['lucky']],
  ['the frame', 'src/frame/Frame.tsx', ['home', 'lucky', 'plain']],
  ['the platform’s clock', 'src/sandbox/clock.ts', ['home', 'lucky', 'plain']],
  ['a sandbox folder of no server domain', 'src/sandbox/feast/new.ts', ['home', 'lucky', 'plain']],
  ['the document', 'index.html', ['home', 'lucky', 'plain']],
  ['a package', 'package-lock.json', ['home', 'lucky', 'plain']],
  ['a test beside a page', 'src/campaigns/lucky/lucky.test.ts', []],
  ['a page of the docs', 'docs/architecture.md', []],
  ['a part that no page imports', 'src/kit/unused/Unused.tsx', []],
])('%s touches the pages that show it', (_, path, pages) => {
  expect(pagesTouched([path], FILES)).toEqual(pages)
})
