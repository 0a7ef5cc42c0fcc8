package org.bowsprit.engine.internal.port;

import java.util.function.Consumer;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.internal.writing.Pen;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.LineMetrics;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.TextPort;

/** Lets scripts write text on the screen (spec 04 §4, 07 §8). */
public final class ScriptTextAccess implements TextPort {

  private static final int MESSAGE_BOX = 252;
  private static final int DEBUG = 253;
  private static final int SYSTEM = 254;

  private final World world;
  private final Speech speech;
  private final TextExpander expander;
  private final Interruptions interruptions;
  private final WindowText windowText;
  private final Consumer<byte[]> debugLines;
  private final LineMetrics metrics;
  private final TextBuffer expandedText = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
  private int target;
  private TextSlot slot;

  /**
   * Creates the port.
   *
   * @param debugLines receives the lines that are printed for the debugger
   */
  public ScriptTextAccess(
      World world,
      Fonts fonts,
      TextExpander expander,
      Speech speech,
      WindowText windowText,
      Interruptions interruptions,
      Consumer<byte[]> debugLines) {
    this.world = world;
    this.expander = expander;
    this.interruptions = interruptions;
    this.speech = speech;
    this.windowText = windowText;
    this.debugLines = debugLines;
    metrics = new LineMetrics(fonts);
    slot = world.textSlot(0);
  }

  @Override
  public void begin(int printTarget) {
    target = printTarget;
    slot =
        world.textSlot(
            switch (printTarget) {
              case SYSTEM -> 1;
              case DEBUG -> 2;
              case MESSAGE_BOX -> 3;
              default -> 0;
            });
    slot.loadDefaults();
  }

  @Override
  public void setPosition(int x, int y) {
    slot.setStyle(slot.style().withPosition(x, y));
  }

  @Override
  public void setColor(int color) {
    slot.setStyle(slot.style().withColour(color));
  }

  @Override
  public void setRight(int right) {
    slot.setStyle(slot.style().withRightMargin(right));
  }

  @Override
  public void setCentered(boolean centered) {
    slot.setStyle(slot.style().centred(centered));
  }

  @Override
  public void setOverhead() {
    slot.setStyle(slot.style().withOverhead());
  }

  @Override
  public void setVoice(int offset, int delay) {
    speech.speakFromDisc(offset, delay);
  }

  @Override
  public void say(ScriptText text) {
    switch (target) {
      case SYSTEM -> drawSystemText(text);
      case DEBUG -> {
        if (!speech.playAsEffect(text.toBytes())) {
          expander.expand(text.toBytes(), expandedText);
          debugLines.accept(expandedText.toArray());
        }
      }
      case MESSAGE_BOX -> {
        expander.expand(text.toBytes(), expandedText);
        interruptions.show(expandedText.toArray());
      }
      default -> speech.say(target, text.toBytes());
    }
  }

  private void drawSystemText(ScriptText text) {
    TextSlot.Style style = slot.style();
    Pen pen =
        windowText.draw(
            text.toBytes(),
            style.x(),
            style.y(),
            style.right(),
            style.colour(),
            style.charset(),
            style.centred());
    slot.setStyle(style.withHeadPosition(pen.hasDrawn() ? pen.right() : 0, style.y()));
  }

  @Override
  public void keepAsDefaults() {
    slot.saveDefaults();
  }

  @Override
  public int takeAnswer() {
    return interruptions.takeAnswer();
  }

  @Override
  public void stopSpeech() {
    speech.stop();
  }

  @Override
  public int width(ScriptText text) {
    expandedText.assign(text.toBytes());
    return metrics.width(expandedText, 0, world.charsetColours().lastUsed(), false);
  }
}
