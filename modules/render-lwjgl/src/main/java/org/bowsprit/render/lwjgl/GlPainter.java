package org.bowsprit.render.lwjgl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.IntBuffer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.CellSet;
import org.bowsprit.render.pixel.Picture;
import org.bowsprit.render.pixel.Viewport;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws a frame: copies changed cells to a texture of 320 × 200 colours and draws the texture
 * through the filter into the window.
 *
 * <p>Row 0 of the texture is the top of the screen.
 */
final class GlPainter implements AutoCloseable {

  private final Picture picture = new Picture();
  private final IntBuffer colours = MemoryUtil.memAllocInt(Frame.PIXELS);
  private final CellSet.Rectangles uploadRectangle = this::upload;
  private final String vertexSource = Filters.builtIn("screen.vert");
  private final String filterPrelude = Filters.builtIn("prelude.frag");
  private final int emptyArray = glGenVertexArrays();
  private final int texture = glGenTextures();
  private final int offscreenFramebuffer = glGenFramebuffers();
  private ShaderProgram filter;
  private boolean isLocalFilter;

  GlPainter() {
    glBindVertexArray(emptyArray);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, Frame.WIDTH);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(
        GL_TEXTURE_2D,
        0,
        GL_RGBA8,
        Frame.WIDTH,
        Frame.HEIGHT,
        0,
        GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        colours);
  }

  /**
   * Changes the filter. If the new filter does not compile, the old filter is kept.
   *
   * @param isLocal whether the filter reads only the pixel that it shades, so that unchanged pixels
   *     need not be drawn
   */
  void use(String filterSource, boolean isLocal) throws ShaderException {
    ShaderProgram newFilter = new ShaderProgram(vertexSource, filterPrelude + filterSource);
    if (filter != null) {
      filter.close();
    }
    filter = newFilter;
    isLocalFilter = isLocal;
    filter.use();
    glUniform1i(filter.uniform("picture"), 0);
  }

  /** Returns whether the filter reads only the pixel that it shades. */
  boolean hasPointFilter() {
    return isLocalFilter;
  }

  /**
   * Copies the changed cells of a frame to the graphics card.
   *
   * @return the copied cells
   */
  CellSet upload(Frame frame) {
    CellSet changedCells = picture.update(frame);
    changedCells.forEach(uploadRectangle);
    return changedCells;
  }

  private void upload(int left, int top, int right, int bottom) {
    for (int y = top; y < bottom; y++) {
      int offset = y * Frame.WIDTH + left;
      colours.put(offset, picture.colours(), offset, right - left);
    }
    glTexSubImage2D(
        GL_TEXTURE_2D,
        0,
        left,
        top,
        right - left,
        bottom - top,
        GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        MemoryUtil.memAddress(colours, top * Frame.WIDTH + left));
  }

  /** Draws the uploaded picture into the window's back buffer. */
  void draw(int windowWidth, int windowHeight, Viewport viewport) {
    // Some drivers read the window's size only when its frame buffer is bound again.
    glBindFramebuffer(GL_FRAMEBUFFER, offscreenFramebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    if (viewport.width() < windowWidth || viewport.height() < windowHeight) {
      glClearColor(0, 0, 0, 1);
      glClear(GL_COLOR_BUFFER_BIT);
    }
    glViewport(
        viewport.x(),
        windowHeight - viewport.y() - viewport.height(),
        viewport.width(),
        viewport.height());
    filter.use();
    glUniform2f(filter.uniform("targetSize"), viewport.width(), viewport.height());
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }

  /** Draws a rectangle of the same window again, in device pixels from the lower left corner. */
  void draw(int left, int bottom, int width, int height) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(left, bottom, width, height);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glDisable(GL_SCISSOR_TEST);
  }

  /** Reads the colours back from the graphics card, as 0xFFRRGGBB. */
  int[] readPicture() {
    int[] colours = new int[Frame.PIXELS];
    glGetTexImage(GL_TEXTURE_2D, 0, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, colours);
    return colours;
  }

  @Override
  public void close() {
    if (filter != null) {
      filter.close();
    }
    glDeleteFramebuffers(offscreenFramebuffer);
    glDeleteTextures(texture);
    glDeleteVertexArrays(emptyArray);
    MemoryUtil.memFree(colours);
  }
}
