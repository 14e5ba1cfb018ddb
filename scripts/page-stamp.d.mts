export function isPageBuilt(): boolean
export function pageStamp(): string
