import { testBadInput } from '@tests/support/badInput/testBadInput'
import { badInput } from './badInput'
import { useLoginGate } from './useLoginGate'

function Page() {
  const gate = useLoginGate('territory')
  return (
    <main>
      <p>{gate.loggedIn ? '会员' : '游客'}</p>
      <button type="button" onClick={() => gate.requireLogin()}>
        领取
      </button>
      {gate.sheet}
    </main>
  )
}

testBadInput(badInput, () => import('./PhoneLoginForm'), [{ path: '/login-form', Component: Page }])
