'use strict';

/** The functions of the page for scripts: the answers of `bowsprit route`, and the state. */
async function openLaboratory() {
  const isServed = document.documentElement.dataset.answers === 'program';
  const answers = isServed ? new ServedAnswers() : new PageAnswers();
  await answers.start();
  const file = JSON.parse(new TextDecoder().decode(await asset('rooms.json')));
  const page = new LabPage(answers, Rooms.of(file, true));
  await new LabLanguage(page).speak();
  await page.start();
  document.getElementById('source').textContent = file.source;
  if (isServed) {
    answers.whenReloaded(async () => {
      await page.learnRouters();
      await page.ask();
      document.getElementById('spoken').textContent = said('A router was compiled again.');
    });
  }
  window.bowsprit = {
    lab: {
      page,
      state: () => page.state,
      answer: async (router, x1, y1, x2, y2) => {
        const question = {...page.question({...page.state, start: [x1, y1], goal: [x2, y2]}), routers: [router], debug: false};
        const {waypoints, reachedGoal, chain, reason, length} = (await answers.answer(question)).results[0];
        return {waypoints, reachedGoal, chain, reason, length};
      },
    },
  };
  document.body.dataset.ready = 'true';
}

openLaboratory().catch((error) => {
  document.getElementById('trouble').textContent = error.message;
});
