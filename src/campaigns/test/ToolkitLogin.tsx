import { useState } from 'react'
import { LoginSheet } from '@/kit/login/LoginSheet'
import { PhoneLoginForm } from '@/kit/login/PhoneLoginForm'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { LoginParts } from './LoginParts'
import { LOGIN_STORIES } from './loginStories'
import { useAskedState } from './useAskedState'

const CLICKS = {
  page: 'test',
  phone: 'phone',
  getCode: 'get-code',
  agreement: 'agreement',
  submit: 'login',
} as const

export function ToolkitLogin() {
  return (
    <>
      <Group title="登录 PhoneLoginForm / LoginSheet">
        <Login />
      </Group>
      <Group title="登录部件 Captcha / Agreement / PrivacySheet">
        <LoginParts />
      </Group>
    </>
  )
}

function Login() {
  const [story, setStory] = useState(LOGIN_STORIES[0])
  useAskedState(story.asked)
  return (
    <>
      <Line>
        {LOGIN_STORIES.map((each) => (
          <Chip key={each.label} chosen={each === story} onPress={() => setStory(each)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      <Ways key={story.label} />
    </>
  )
}

function Ways() {
  const [open, setOpen] = useState(false)
  const gate = useLoginGate('test', () => showToast('登录成功，重新读取数据'))
  const join = () => {
    if (gate.requireLogin()) showToast('可以继续')
  }
  return (
    <>
      <Specimen label="弹层">
        <Button quiet onPress={() => setOpen(true)}>
          打开登录弹层
        </Button>
        <LoginSheet
          open={open}
          onClose={() => setOpen(false)}
          pageName="test"
          onDone={() => setOpen(false)}
        />
      </Specimen>
      <Specimen label={`需要登录的操作，现在${gate.loggedIn ? '已登录' : '未登录'}`}>
        <Button quiet onPress={join}>
          登录后参与
        </Button>
        {gate.sheet}
      </Specimen>
      <Specimen label="页面内">
        <PhoneLoginForm clicks={CLICKS} onDone={() => showToast('登录成功')} />
      </Specimen>
    </>
  )
}
