import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { Section } from "../types.ts";

export interface PageText {
  readonly title: string;
  readonly sections: readonly Section[];
}

const faq: PageText = {
  title: "Perguntas e respostas",
  sections: [
    {
      group: "Depósitos e saques",
      heading: "Como faço um depósito?",
      paragraphs: [
        "Em Depositar, escolha o valor e leia o QR code no aplicativo do seu banco, ou use o PIX copia e cola. O crédito aparece na sua conta assim que o banco confirma o pagamento, em geral em segundos.",
        "O mínimo, o máximo e qualquer tarifa aparecem na tela antes de você confirmar. Na configuração padrão, depósitos não têm tarifa.",
        "O código vale por tempo limitado, mostrado na contagem regressiva. Se você pagar depois do prazo, o valor pago é creditado do mesmo jeito e avisamos você.",
      ],
    },
    {
      group: "Depósitos e saques",
      heading: "Paguei e o saldo não mudou. E agora?",
      paragraphs: [
        "Deixe a tela do depósito aberta: ela consulta o banco sozinha. Em Histórico de depósitos você vê o número do pedido e a situação dele.",
        "Creditamos o valor que o banco informa. Se você pagou um valor diferente do pedido, vale o que foi pago. Se o pagamento veio da conta de outra pessoa, ele é devolvido para a conta de origem.",
      ],
    },
    {
      group: "Depósitos e saques",
      heading: "Como faço um saque?",
      paragraphs: [
        "Em Sacar, escolha a sua chave PIX, o valor e digite a senha de saque de seis dígitos. O valor fica reservado. O que as nossas regras aprovam é pago na hora; o resto é analisado por uma pessoa. A tela mostra cada passo e quanto tempo os pagamentos costumam levar.",
        "Depois de enviado, o saque não pode ser cancelado por você. Se for recusado, o motivo aparece no registro e o valor volta inteiro para o seu saldo.",
        "As tarifas, quando existem, aparecem antes de você confirmar, junto com o valor que chega à sua conta.",
      ],
    },
    {
      group: "Depósitos e saques",
      heading: "O que quer dizer “falta apostar”?",
      paragraphs: [
        "Para evitar lavagem de dinheiro, todo depósito precisa ser apostado uma vez antes de ser sacado. Depositou R$ 50, aposte R$ 50 no total; ganhar ou perder não muda a conta.",
        "Uma aposta conta inteira onde a casa fica com 3,5 % dela ou mais, e menos, na mesma proporção, onde o jogo devolve mais. Apostas que se cobrem, como vermelho e preto, contam pouco ou nada. O quanto falta apostar aparece no perfil e na tela de saque.",
      ],
    },
    {
      group: "Jogos e sorteios",
      heading: "O que é o RTP?",
      paragraphs: [
        "É a parte de todas as apostas que o jogo devolve em prêmios no longo prazo. Um RTP de 96 % quer dizer que, na média de milhões de rodadas, voltam R$ 96 de cada R$ 100 apostados. Não é uma previsão para a sua sessão.",
        "O número é calculado por enumeração completa das combinações ou, quando elas são demais, por milhões de rodadas simuladas; cada jogo diz qual, junto com a tabela de prêmios.",
      ],
    },
    {
      group: "Jogos e sorteios",
      heading: "Como sei que o resultado não foi mexido?",
      paragraphs: [
        "Antes da rodada, o servidor publica o resumo criptográfico da semente que vai usar. O resultado sai dessa semente, da sua semente e do número da rodada. Depois que a semente é revelada, a página Conferir uma rodada refaz o sorteio no seu navegador.",
        "Nenhum resultado depende do seu saldo, do seu histórico ou do caixa da casa.",
      ],
    },
    {
      group: "Jogos e sorteios",
      heading: "A internet caiu no meio da rodada. Perdi?",
      paragraphs: [
        "Não. O resultado é decidido e guardado no servidor no momento da aposta. Abra o jogo de novo e ele mostra a rodada até o fim, com o mesmo resultado. Uma rodada que não puder ser concluída é anulada e a aposta volta para você.",
      ],
    },
    {
      group: "Conta e segurança",
      heading: "Esqueci a senha de saque",
      paragraphs: [
        "Por segurança ela não pode ser vista por ninguém, nem pela equipe. Fale com o atendimento, que confirma a sua identidade antes de qualquer troca.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Termos de uso",
  sections: [
    {
      heading: "1. Quem pode usar",
      paragraphs: [
        "Só pessoas com 18 anos ou mais, com CPF próprio, em uma única conta. Contas repetidas da mesma pessoa podem ser congeladas até que se esclareça qual vale.",
        "Esta é uma instalação de demonstração. Ela não está autorizada a oferecer apostas a dinheiro; quem a operar deve ter autorização e preencher os dados da empresa no rodapé.",
      ],
    },
    {
      heading: "2. Sua conta",
      paragraphs: [
        "Você responde pelos dados que informa e por guardar as suas senhas. A senha de saque é pedida a cada saque. Encerramos a sessão depois de um tempo sem uso e você pode sair de todos os aparelhos.",
        "Podemos congelar uma conta quando houver sinal de fraude, de uso por outra pessoa ou por ordem legal. O motivo fica registrado e o saldo continua seu.",
      ],
    },
    {
      heading: "3. Depósitos",
      paragraphs: [
        "Aceitamos PIX, somente da conta bancária do titular. Pagamentos de terceiros são devolvidos. O valor creditado é o valor pago.",
        "Todo depósito precisa ser apostado uma vez antes do saque, conforme o risco de cada aposta, como descrito em Perguntas e respostas.",
      ],
    },
    {
      heading: "4. Saques",
      paragraphs: [
        "Saques vão para uma chave PIX do próprio titular, dentro dos limites mostrados na tela. Alguns são aprovados por regras da casa, os demais por uma pessoa. Um pedido enviado não pode ser cancelado pelo jogador. Um pedido recusado traz o motivo, e o valor volta ao saldo.",
        "Tarifas e o valor líquido são mostrados antes da confirmação. Nada é cobrado depois.",
      ],
    },
    {
      heading: "5. Jogos",
      paragraphs: [
        "Cada jogo publica regras, tabela de prêmios, retorno (RTP), prêmio máximo e volatilidade antes da primeira aposta. O resultado é decidido no servidor, no momento da aposta, e o que aparece na tela é a sua apresentação.",
        "Prêmios são pagos conforme a tabela da versão do jogo que estava valendo na aposta. Se um defeito impedir a conclusão de uma rodada, ela é anulada e a aposta devolvida.",
        "Rodadas interrompidas ficam guardadas e são concluídas com o mesmo resultado.",
      ],
    },
    {
      heading: "6. Dinheiro em jogo",
      paragraphs: [
        "A aposta usa primeiro o saldo em dinheiro e depois o saldo de bônus. O prêmio volta na mesma proporção. Ganhos e devoluções são sempre aceitos, mesmo com a conta congelada.",
        "Prêmios e recompensas obtidos por fraude são cancelados, descontados ou congelados, com registro do motivo e de quem decidiu.",
      ],
    },
    {
      heading: "7. Reclamações",
      paragraphs: [
        "Comece pelo atendimento, com o número do pedido ou da rodada: ele permite refazer passo a passo o que aconteceu. Se a resposta não resolver, peça a análise da ouvidoria, que responde por escrito.",
        "Você também pode recorrer aos órgãos de defesa do consumidor, como o Procon do seu estado e o consumidor.gov.br, e à Justiça do seu domicílio.",
      ],
    },
    {
      heading: "8. Mudanças nestes termos",
      paragraphs: [
        "Mudanças são anunciadas no site. Por pelo menos duas semanas depois do anúncio você pode deixar de usar o serviço e sacar o seu saldo pelas regras anteriores. O que foi prometido quando você aceitou uma oferta é o que vale para ela.",
      ],
    },
  ],
};

const privacy: PageText = {
  title: "Privacidade",
  sections: [
    {
      heading: "O que guardamos",
      paragraphs: [
        "Cadastro: nome, CPF, data de nascimento, telefone e, se você informar, e-mail. Movimento: depósitos, saques, chaves PIX, apostas e resultados. Acesso: endereço IP, aparelho e horário das sessões.",
        "Senhas são guardadas apenas como resumo criptográfico: ninguém consegue lê-las, nem nós.",
      ],
    },
    {
      heading: "Para que usamos",
      paragraphs: [
        "Para cumprir o contrato com você (jogar, depositar, sacar), para cumprir a lei (idade, prevenção à lavagem de dinheiro, guarda de registros) e para proteger a sua conta. Não vendemos dados e não fazemos perfis para anúncios.",
      ],
    },
    {
      heading: "Com quem compartilhamos",
      paragraphs: [
        "Com a instituição de pagamento que processa o PIX, na medida necessária para cada pagamento, e com autoridades quando a lei obriga. Estúdios de jogos recebem apenas um código sem relação com a sua identidade.",
        "As páginas não carregam nada de outros endereços: não há rastreadores nem anúncios de terceiros.",
      ],
    },
    {
      heading: "Cookies e armazenamento no aparelho",
      paragraphs: [
        "Um cookie protegido mantém você conectado. No seu navegador ficam o idioma, o tema e as preferências dos jogos. Nada disso serve para acompanhar você em outros sites.",
      ],
    },
    {
      heading: "Por quanto tempo",
      paragraphs: [
        "Registros de jogos e de dinheiro ficam guardados por cinco anos, porque a lei pede e porque são a prova do que aconteceu. Os demais dados ficam enquanto a conta existir. Depois, só o que a lei exige, inclusive de quem são os registros, até o fim desse prazo.",
      ],
    },
    {
      heading: "Seus direitos",
      paragraphs: [
        "A Lei Geral de Proteção de Dados (Lei 13.709/2018) garante a você saber o que guardamos, corrigir, receber uma cópia e pedir a exclusão do que não precisamos manter por lei. Faça o pedido ao atendimento; o encarregado de dados do operador responde.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Jogo responsável",
  sections: [
    {
      heading: "Apostar é gastar com lazer",
      paragraphs: [
        "Todo jogo aqui devolve, no longo prazo, menos do que recebe: essa diferença é o preço do entretenimento, e o RTP de cada jogo diz qual é. Apostar não é renda, não é investimento e não paga dívidas.",
      ],
    },
    {
      heading: "Antes de jogar",
      paragraphs: [
        "Decida quanto pode perder sem fazer falta e por quanto tempo vai jogar. Pare quando chegar lá, ganhando ou perdendo.",
        "Nunca tente recuperar uma perda: a próxima rodada não sabe o que aconteceu nas anteriores.",
        "Não jogue depois de beber, cansado ou triste, nem com dinheiro emprestado.",
      ],
    },
    {
      heading: "Sinais de alerta",
      paragraphs: [
        "Apostar mais do que planejou; esconder apostas; pedir dinheiro para apostar; pensar em apostas o tempo todo; irritar-se ao tentar parar; faltar ao trabalho ou deixar a família de lado por causa do jogo.",
        "Se você se reconheceu em algum deles, pare agora e converse com alguém.",
      ],
    },
    {
      heading: "Acompanhe o que você joga",
      paragraphs: [
        "Em Histórico de jogos estão todas as suas rodadas, com o total apostado, o total ganho e o resultado do período. Em Histórico de depósitos e Histórico de saques está todo o dinheiro que entrou e saiu.",
        "Todo jogo pode ser aberto em modo de demonstração, com a mesma matemática e sem dinheiro.",
      ],
    },
    {
      heading: "Fazer uma pausa",
      paragraphs: [
        "Em Limites e pausas você faz uma pausa de dias ou semanas, ou se exclui por meses ou para sempre, sem pedir a ninguém. Vale na hora e em toda parte: nenhuma aposta e nenhum depósito são aceitos. O seu saldo continua seu e pode ser sacado, e as rodadas já abertas são concluídas.",
      ],
    },
    {
      heading: "Onde encontrar ajuda",
      paragraphs: [
        "CVV – Centro de Valorização da Vida: telefone 188, gratuito, 24 horas. Jogadores Anônimos: grupos em várias cidades e pela internet. No SUS, os Centros de Atenção Psicossocial (CAPS) atendem dependência em jogo sem custo.",
      ],
    },
    {
      heading: "Menores de idade",
      paragraphs: [
        "Menores de 18 anos não podem ter conta. Se outras pessoas usam o seu aparelho, saia da conta ao terminar e não salve as senhas. Contas de menores são encerradas.",
      ],
    },
  ],
};

export const pagesInPortuguese: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
