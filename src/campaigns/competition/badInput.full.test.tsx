import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'

testBadInput(badInput, () => Promise.all([import('./route'), import('./join/CodeDrawing')]))
