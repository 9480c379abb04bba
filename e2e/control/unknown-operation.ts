/** The message for an operationId that the contract does not contain. */
export const unknownOperation = [
  ['ko', '없는 operationId입니다. /__mock/openapi.json에 있는 operationId를 사용해 주세요.'],
  ['en', 'There is no such operationId. Use one from /__mock/openapi.json.'],
  ['ja', 'このoperationIdはありません。/__mock/openapi.jsonにあるoperationIdを使用してください。'],
] as const
