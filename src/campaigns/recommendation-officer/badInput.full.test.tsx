import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

testBadInput(badInput, () => import('./route'))
