export { TerritoryPage as Component } from './TerritoryPage'
export { loadTerritory as loader } from './loader'
