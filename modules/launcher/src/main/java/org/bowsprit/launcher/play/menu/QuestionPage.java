package org.bowsprit.launcher.play.menu;

import java.util.List;

/**
 * A question, or something to know, with what can be done about it.
 *
 * @param title a word or two
 * @param rows the text and the answers
 */
record QuestionPage(String title, List<Row> rows) implements Page {}
