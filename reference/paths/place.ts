/** Where a path that a model gave is resolved. All absolute. */
export interface Place {
  readonly cwd: string
  readonly home: string
  readonly platform: NodeJS.Platform
}
