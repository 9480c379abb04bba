const list = (words: string) => words.split(' ')

/** Korean particles and endings that follow a word in a sentence, but not in the title of an article. */
export const koreanEndings: readonly string[] = list(
  '은 는 이 가 을 를 의 에 도 로 와 과 만 께 으로 에서 에게 한테 까지 부터 처럼 보다 마다 이나 이랑 하고 라고 에는 에도 에서는 으로는 ' +
    '고 게 한 할 해 된 될 돼 됨 했 됐 당 받 받은 받을 요 나요 네요 는데 은데 데요 려고 려면 었어요 았어요 겠어요 어요 아요 ' +
    '었는데 았는데 었습니다 았습니다 습니다 어야 아야 ' +
    '하는 하기 하면 하지 하게 하다가 하려고 하려면 하는데 하네요 하나요 해요 해서 해야 합니다 했는데 했어요 했습니다 해주세요 할까요 ' +
    '되는 되기 되면 되지 되고 되게 되는데 되네요 되나요 될까요 돼요 돼서 됩니다 됐는데 됐어요 됐습니다 ' +
    '안됨 안돼요 안되요 안됩니다 안되네요 예요 이에요 입니다 인가요 인데',
).toSorted((a, b) => b.length - a.length)

/** Words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  list(
    '안 못 좀 너무 자꾸 계속 다시 아직 갑자기 지금 제 제가 저 저는 저희 내 내가 그 이 수 것 거 게 때 때문 왜 뭐 뭔가 어떻게 어떤 어디 어디서 언제 언제쯤 얼마 얼마나 무엇 ' +
      '주세요 싶 싶어요 싶습니다 싶은데요 있 없 있나요 있어요 있습니다 없어요 없나요 없습니다 않 않아요 않습니다 않네요 오나요 와요 옵니다 나와요 나옵니다 가요 문의 관련 대해 대한 ' +
      "a an the i i'm my me mine we our us you your it its this that these is are was were be been am do does did doing done have has had " +
      "can can't cannot could couldn't will won't would don't doesn't didn't isn't not no and or but of to in on at for from with by as if so too very how what when where which why who got get need want please there about " +
      '何 件 時 私 方 今 分 思 教 困 欲 出 来 様 知 方法',
  ),
)

/** The most characters and words of a query that are searched for, and the most characters of a word that is split. */
export const searchLimits = { characters: 500, words: 20, compound: 12 } as const
