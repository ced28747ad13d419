import { env } from './env'

/** The company's registrations, each with its page on the government's site. */
export const filings = [
  { number: env.icpNumber, href: 'https://beian.miit.gov.cn/' },
  {
    number: env.policeNumber,
    href: `https://beian.mps.gov.cn/#/query/webSearch?code=${env.policeNumber.replace(/\D/g, '')}`,
  },
] as const
