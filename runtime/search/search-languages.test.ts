import { describe, expect, it } from 'vitest'
import { buildSearchIndex, createMessages } from '#runtime'
import { loadSearchIndex } from '#runtime/search'
import { articleType } from '#tests/support/articles.ts'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createDocument, createFrameDocuments, paragraph, title } from '#tests/support/documents.ts'

type Page = readonly [uid: string, title: string, text: string]
type Asked = readonly [query: string, first: string]

const tables: Record<string, { pages: readonly Page[]; asked: readonly Asked[] }> = {
  'pt-br': {
    pages: [
      ['tickets', 'Ingressos e preços', 'Meia-entrada para estudantes. A bilheteria fecha às 17h.'],
      ['hours', 'Horário de funcionamento', 'Aberto de terça a domingo, das 10h às 18h.'],
      ['photo', 'Exposição de fotografia', 'Imagens de São Paulo nos anos cinquenta.'],
      ['access', 'Acessibilidade', 'Elevadores, cadeiras de rodas e visitas em Libras.'],
      ['school', 'Visitas escolares', 'Educação para crianças e professores.'],
      ['cafe', 'Café e loja', 'Pão de queijo, bolos e livros.'],
    ],
    asked: [
      ['ingresso', 'tickets'],
      ['precos', 'tickets'],
      ['meia entrada', 'tickets'],
      ['horario', 'hours'],
      ['terça', 'hours'],
      ['EXPOSICAO', 'photo'],
      ['fotgrafia', 'photo'],
      ['sao paulo', 'photo'],
      ['educacao crianças', 'school'],
      ['pao de queijo', 'cafe'],
    ],
  },
  'zh-hant-hk': {
    pages: [
      ['tickets', '門票及優惠', '學生及長者半價，可於網上購票。'],
      ['hours', '開放時間', '星期二至星期日上午十時至下午六時，星期一休館。'],
      ['photo', '攝影展覽', '五十年代的香港街頭。'],
      ['access', '無障礙設施', '設有升降機及輪椅借用服務。'],
      ['school', '學校參觀', '為老師及小學生而設的導賞團。'],
      ['cafe', '咖啡室及商店', '奶茶、蛋撻及書籍。'],
    ],
    asked: [
      ['門票', 'tickets'],
      ['購票', 'tickets'],
      ['半價', 'tickets'],
      ['開放時間', 'hours'],
      ['休館', 'hours'],
      ['攝影', 'photo'],
      ['香港街頭', 'photo'],
      ['輪椅', 'access'],
      ['小學生', 'school'],
      ['蛋撻', 'cafe'],
    ],
  },
  ar: {
    pages: [
      ['tickets', 'التذاكر والأسعار', 'نصف السعر للطلاب. يغلق الشبّاك عند الخامسة.'],
      ['hours', 'ساعات العمل', 'من الثلاثاء إلى الأحد، من العاشرة حتى السادسة.'],
      ['photo', 'معرض التصوير', 'صور من القاهرة القديمة في الخمسينيات.'],
      ['access', 'إمكانية الوصول', 'مصاعد وكراسي متحركة.'],
      ['school', 'زيارات المدارس', 'جولات للأطفال والمعلّمين.'],
      ['cafe', 'المقهى والمتجر', 'قهوة وحلويات وكتب.'],
    ],
    asked: [
      ['التذاكر', 'tickets'],
      ['الاسعار', 'tickets'],
      ['الشباك', 'tickets'],
      ['ساعات', 'hours'],
      ['الثلاثاء', 'hours'],
      ['تَصوير', 'photo'],
      ['القاهره', 'photo'],
      ['امكانية', 'access'],
      ['المعلمين', 'school'],
      ['قهوة', 'cafe'],
    ],
  },
  el: {
    pages: [
      ['tickets', 'Εισιτήρια και τιμές', 'Μειωμένο εισιτήριο για φοιτητές.'],
      ['hours', 'Ώρες λειτουργίας', 'Τρίτη έως Κυριακή, 10:00 με 18:00.'],
      ['photo', 'Έκθεση φωτογραφίας', 'Εικόνες από την Αθήνα του πενήντα, στην οδό Ερμού.'],
      ['access', 'Προσβασιμότητα', 'Ανελκυστήρες και αναπηρικά αμαξίδια.'],
      ['school', 'Σχολικές επισκέψεις', 'Ξεναγήσεις για παιδιά και δασκάλους.'],
      ['cafe', 'Καφέ και πωλητήριο', 'Γλυκά, ελληνικός καφές και βιβλία.'],
    ],
    asked: [
      ['εισιτηρια', 'tickets'],
      ['ΤΙΜΕΣ', 'tickets'],
      ['φοιτητες', 'tickets'],
      ['ωρες', 'hours'],
      ['κυριακη', 'hours'],
      ['εκθεση', 'photo'],
      ['φωτογραφια', 'photo'],
      ['οδος ερμου', 'photo'],
      ['παιδια', 'school'],
      ['βιβλια', 'cafe'],
    ],
  },
  fi: {
    pages: [
      ['tickets', 'Liput ja hinnat', 'Opiskelijat puoleen hintaan. Museokortti käy.'],
      ['hours', 'Aukioloajat', 'Tiistaista sunnuntaihin kello 10–18.'],
      ['photo', 'Valokuvanäyttely', 'Kuvia Töölöstä 1950-luvulta.'],
      ['access', 'Esteettömyys', 'Hissi ja pyörätuoleja lainattavana.'],
      ['school', 'Kouluvierailut', 'Opastuksia lapsille ja opettajille.'],
      ['cafe', 'Kahvila ja museokauppa', 'Pullaa, kahvia ja kirjoja.'],
    ],
    asked: [
      ['liput', 'tickets'],
      ['hinta', 'tickets'],
      ['museokortti', 'tickets'],
      ['aukioloajat', 'hours'],
      ['tiistai', 'hours'],
      ['näyttely', 'photo'],
      ['nayttely', 'photo'],
      ['toolosta', 'photo'],
      ['pyoratuoli', 'access'],
      ['koulu', 'school'],
    ],
  },
}

describe.each(Object.entries(tables))('a search in %s', (code, { pages, asked }) => {
  const locales = [{ ...siteFiles.config.locales[0]!, code, language: code, iso: code }]
  const documents = pages.map(([uid, name, text]) =>
    createDocument(
      'blog_article',
      { title: title(name), content: [paragraph(text)] },
      { uid, lang: code },
    ),
  )
  const { site } = createTestSite({
    documents,
    frame: createFrameDocuments().map((one) => ({ ...one, lang: code })),
    config: { locales, defaultLocale: code },
    pageTypes: [articleType],
    overrides: { messages: createMessages({ [code]: siteFiles.messages['en']! }) },
  })
  const index = buildSearchIndex(code, site).then((text) => loadSearchIndex(text, code))

  it.each(asked)('for “%s” finds %s first', async (query, first) => {
    const found = (await index).search(query)
    expect(found[0]?.id.split('.')[1]).toBe(first)
  })
})
