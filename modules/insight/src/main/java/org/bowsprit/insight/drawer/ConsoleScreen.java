package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.insight.console.Prompt;
import org.bowsprit.render.Input;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;

/**
 * The page of the drawer that shows only the console: the input and output so far, and the input
 * line.
 */
final class ConsoleScreen implements PanelContent {

  private final Prompt prompt;

  ConsoleScreen(Prompt prompt) {
    this.prompt = prompt;
  }

  @Override
  public PanelPage page(int columns, int rows) {
    List<PanelLine> lines = new ArrayList<>();
    // In a small window, the page above the console may leave no row for it.
    for (String line : prompt.transcript().view(Math.max(0, rows - 1), columns)) {
      lines.add(
          line.startsWith(Prompt.PROMPT)
              ? new PanelLine(line, PanelLine.Weight.STRONG)
              : PanelLine.plain(line));
    }
    lines.add(new PanelLine(prompt.text(), PanelLine.Weight.MARKED));
    return new PanelPage(lines, prompt.caret(), lines.size() - 1);
  }

  @Override
  public boolean handle(Input.Key key) {
    return prompt.handle(key);
  }

  @Override
  public void press(int column, int row) {
    // There is nothing to click.
  }

  @Override
  public void scroll(int lines) {
    prompt.transcript().scroll(lines);
  }
}
