import { leaveOnDesktop } from './redirect'

// For a development server in another setting than development: builds have it in their early script.
leaveOnDesktop(window.location)
