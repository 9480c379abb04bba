/** The inquiries of the user on my page. */
import { download } from './bytes.ts'
import { additionalTo, answersOf, caseOf, furtherOf, inquiryOf, rating, statusOf, surveyOf } from './cases.ts'
import { found, pageOf, searched } from './content.ts'
import { walk } from './faq.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { oneOf, paging, text } from './input.ts'
import { pick } from './language.ts'
import type { Lang } from './language.ts'
import { search } from './search.ts'
import type { Rec } from './store.ts'
import { ofFive, ymdt } from './time.ts'
import { broken } from './variants.ts'

const mine = (c: Ctx) => c.state.on(c.site, 'inquiries').filter((one) => one.persona === c.user!.user)
const item = (c: Ctx, one: Rec) => ({
  inquiryId: one.inquiryId,
  parentInquiryId: one.parentInquiryId ?? null,
  title: one.title,
  inquiryTypeCode: one.inquiryTypeCode,
  status: statusOf(c.state, one),
  regYmdt: one.regYmdt,
  answerCount: answersOf(c.state, one.inquiryId).length,
})

function listInquiries(c: Ctx): Reply {
  const { inquiryType, startYmd, endYmd, status, searchKeyword } = c.query
  const all = mine(c)
  let cases = all
    .filter((one) => !one.parentInquiryId)
    .map((original) => ({
      original,
      members: [original, ...all.filter((one) => one.parentInquiryId === original.inquiryId)],
    }))
  const latest = (one: { members: Rec[] }) => Math.max(...one.members.map((member) => member.inquiryId))
  const inPeriod = (one: Rec) => (!startYmd || one.regYmdt.slice(0, 10) >= startYmd) && (!endYmd || one.regYmdt.slice(0, 10) <= endYmd)
  cases = cases
    .filter(
      ({ original, members }) =>
        (!inquiryType || original.inquiryTypeCode === inquiryType) && (!status || statusOf(c.state, original) === status) && members.some(inPeriod),
    )
    .toSorted((a, b) => latest(b) - latest(a))
  if (searchKeyword) {
    cases = search(
      cases,
      searchKeyword,
      (one) =>
        one.members.map((member) => searched({ ...c, lang: 'ko' }, member, `${member.inquiryId} ${member.title}`, member.content.replaceAll('<', '&lt;'))),
      { lang: c.lang },
    )
  }
  return {
    json: pageOf(
      c,
      cases.map(({ original, members }) => ({
        ...item(c, original),
        additionalInquiryList: members
          .slice(1)
          .toSorted((a, b) => a.inquiryId - b.inquiryId)
          .map((one) => item(c, one)),
      })),
    ),
  }
}

const canLoad = (file: Rec) => file.base64 !== undefined
const fileNoOf = (one: Rec, at: number) => one.inquiryId * 10 + at + 1
const withAnswers = (c: Ctx, one: Rec) => {
  const call = surveyOf(c.state, one.inquiryId, 'call')
  return {
    ...item(c, one),
    content: one.content,
    attachedFileList: (one.files ?? []).map((file: Rec, at: number) => ({
      fileSize: file.fileSize,
      fileName: file.fileName,
      ...(canLoad(file) ? { fileNo: fileNoOf(one, at) } : {}),
    })),
    answerList: answersOf(c.state, one.inquiryId).map((answer) => ({
      ...rating(c.state, surveyOf(c.state, one.inquiryId, answer.answerId)),
      content: answer.content,
      answerId: answer.answerId,
      regYmdt: answer.regYmdt,
    })),
    phoneAnswer: call ? { ...rating(c.state, call), regYmdt: ymdt(ofFive(call.registerDate)) } : null,
  }
}

type Label = Record<Lang, string>
const label = (ko: string, en: string, ja: string): Label => ({ ko, en, ja })
const FIELDS: [string, Label, Record<string, Label>?][] = [
  ['scale', label('규모', 'Size', '規模')],
  ['naverWorksAccount', label('협업 도구 계정', 'Workspace account', 'ワークスペースのアカウント')],
  ['isEmergency', label('지원 방식', 'Support type', 'サポートの種類'), { emerg: label('긴급', 'Urgent', '緊急'), comm: label('일반', 'Standard', '通常') }],
  ['inquiryPersonName', label('보낸 사람', 'Sender', '送信者')],
  ['corpName', label('회사', 'Company', '会社')],
  ['departmentName', label('부서', 'Department', '部署')],
  ['levelName', label('직책', 'Job title', '役職')],
  ['emailAddress', label('이메일', 'Email', 'メール')],
  ['cellphoneNo', label('휴대전화', 'Mobile number', '携帯電話')],
  [
    'isPartnerSharingAgreement',
    label('파트너 공유', 'Sharing with the partner', 'パートナーとの共有'),
    { share: label('공유', 'Share', '共有する'), not_share: label('공유 안 함', 'Do not share', '共有しない') },
  ],
  [
    'partnerAgree',
    label('파트너 공유 동의', 'Consent to sharing', '共有への同意'),
    { agree: label('동의', 'Agreed', '同意する'), not_agree: label('동의 안 함', 'Not agreed', '同意しない') },
  ],
  ['thirdPartyConsent', label('제3자 제공 동의', 'Consent to passing on data', '第三者提供への同意'), { Y: label('동의', 'Agreed', '同意する') }],
]
const fieldsOf = (c: Ctx, one: Rec) =>
  FIELDS.filter(([name]) => one[name]).map(([name, labels, values]) => ({
    name,
    label: pick(c.lang, labels),
    value: name === 'cellphoneNo' ? `+${one.cntryNo} ${one[name]}` : values?.[one[name]] ? pick(c.lang, values[one[name]]) : one[name],
  }))

function oneInquiry(c: Ctx): Reply {
  const one = inquiryOf(c, c.ids.id)
  found(one.persona === c.user!.user || broken('foreign-inquiry'))
  const original = caseOf(c, one.inquiryId)
  const { status, inquiryCount, untilYmdt } = furtherOf(c.state, original)
  const path = walk(c, one.inquiryTypeCode).find(({ node }) => node.code === one.bbsArticleTypeDetailCode)?.path ?? []
  return {
    json: {
      ...withAnswers(c, one),
      bbsArticleTypeDetailCode: one.bbsArticleTypeDetailCode,
      categoryNames: path.map((node) => pick(c.lang, node.name)),
      fieldList: one.parentInquiryId ? [] : fieldsOf(c, one),
      further: { status, inquiryCount, untilYmdt },
      additionalInquiryList: additionalTo(c.state, one).map((each) => withAnswers(c, each)),
    },
  }
}
function inquiryFile(c: Ctx): Reply {
  const one = found(mine(c).find((inquiry) => inquiry.inquiryId === Math.floor((c.ids.fileNo - 1) / 10)))
  const file = found(one.files?.[(c.ids.fileNo - 1) % 10])
  found(canLoad(file))
  return download(c, c.ids.fileNo, file.fileName, Buffer.from(file.base64, 'base64'))
}

export const questionOperations: Operation[] = [
  {
    method: 'GET',
    path: '/api/mypage/inquiry',
    run: listInquiries,
    query: {
      ...paging(10),
      inquiryType: text(),
      startYmd: { kind: 'day' },
      endYmd: { kind: 'day' },
      searchKeyword: text(false, 100),
      status: oneOf(['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED']),
    },
  },
  { method: 'GET', path: '/api/mypage/inquiry/{id}', run: oneInquiry },
  { method: 'GET', path: '/api/mypage/inquiry/file/{fileNo}', run: inquiryFile },
]
