import { leaveOnDesktop } from './redirect'

// For a development server in another mode than development: builds have it in their early script.
leaveOnDesktop(window.location)
