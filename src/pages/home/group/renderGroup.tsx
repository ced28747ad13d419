import type { ProviderGroup as Group } from '@/api/providerGroups'
import { ProviderGroup } from './ProviderGroup'

/** A category's block, for the list that React draws and for the one that the early script paints. */
export function renderGroup(group: Group, index: number) {
  return <ProviderGroup key={`${group.zoologyClassify}-${index}`} group={group} index={index} />
}
