/** The text parts that every client sends: a general inquiry with values of one line. */
export const inquiry = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_MBR_004',
  title: '서브 계정에 청구 조회 권한만 주고 싶습니다',
  content: '회계 담당자가 청구 내역만 볼 수 있게 하려고 합니다.',
  emailAddress: 'minseo.kim@example.com',
  cntryNo: '82',
  cellphoneNo: '1000000010',
  isAgreeRecvMarketing: 'N',
}
