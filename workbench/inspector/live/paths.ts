export const inspectorPath = '/__machines'
