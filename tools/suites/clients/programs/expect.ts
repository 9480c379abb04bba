/** Throws unless two values are equal. */
export const expectEqual = (received: unknown, expected: unknown, what: string): void => {
  if (received !== expected) throw new Error(`${what}: expected ${String(expected)}, received ${String(received)}`)
}

export const log = (name: string) => new File(['11:02:14 GET /course/apply 500\n'], name, { type: 'text/plain' })

/** The fields of an inquiry that the mock accepts. */
export const inquiry = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_EDU_001',
  emailAddress: 'minseo.kim@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
  title: '교육 신청 화면이 열리지 않습니다',
  content: '신청 버튼을 누르면 오류가 납니다.',
  isAgreeRecvMarketing: 'N',
} as const
