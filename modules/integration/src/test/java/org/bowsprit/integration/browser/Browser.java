package org.bowsprit.integration.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;

/** An installed browser that a test controls with mouse and keyboard, like a user. */
public abstract class Browser implements AutoCloseable {

  private final RemoteWebDriver driver;

  Browser(RemoteWebDriver driver) {
    this.driver = driver;
  }

  /** Opens a page from a file. */
  public final void open(Path page) {
    open(page.toUri());
  }

  /** Opens a page. */
  public final void open(URI page) {
    driver.get(page.toString());
  }

  /** Loads the page again. */
  public final void reload() {
    driver.navigate().refresh();
  }

  /**
   * Moves the mouse to a point of the window. First moves it to the next pixel, because the browser
   * ignores a movement to the point at which the mouse already is.
   */
  public void moveMouse(double x, double y) {
    new Actions(driver)
        .moveToLocation((int) x + 1, (int) y)
        .moveToLocation((int) x, (int) y)
        .perform();
  }

  /** Clicks with the left button at a point of the window. */
  public void click(double x, double y) {
    new Actions(driver).moveToLocation((int) x, (int) y).click().perform();
  }

  /** Runs a script in the page and returns its result, or the result of its promise. */
  public final Object runScript(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Returns the number of elements that a selector finds. */
  public final int countElements(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** Returns the first element that a selector finds. */
  public final WebElement element(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /**
   * Returns the visible text of the first element that a selector finds; empty if the element is
   * hidden. A script reads the text, because WebKit's driver returns no text for some visible
   * elements.
   */
  public final String text(String selector) {
    String text =
        (String)
            runScript(
                "const it = document.querySelector(arguments[0]);"
                    + "return it.checkVisibility() ? it.innerText : ''",
                selector);
    return text.replaceAll("\\n+", "\n").strip();
  }

  /** Saves a picture of the page for review. */
  public void saveScreenshot(Path file) {
    write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  static void write(Path file, byte[] bytes) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    driver.quit();
  }
}
