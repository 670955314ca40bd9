declare module 'gltf-validator' {
  interface Message {
    code: string;
    message: string;
    /** 0 error, 1 warning, 2 information, 3 hint */
    severity: number;
  }
  interface Report {
    issues: { numErrors: number; messages: Message[] };
    info: { totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<Report>;
}
